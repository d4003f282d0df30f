/** Returns the value of a promise. Rejects after `ms` milliseconds; a value that arrived while the process was busy is in time. */
export async function waitAtMost<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error("It timed out."));
    timer = setTimeout(() => void setImmediate(fail), ms);
  });
  return Promise.race([promise, overdue]).finally(() => clearTimeout(timer));
}
