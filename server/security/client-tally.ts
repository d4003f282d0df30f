/** Counts what each client has. One that has nothing is forgotten, and a client that nobody knows has nothing. */
export class ClientTally {
  readonly #counts = new Map<string, number>();

  count(client: string | undefined): number {
    return client === undefined ? 0 : (this.#counts.get(client) ?? 0);
  }

  add(client: string | undefined, change: number): void {
    if (client === undefined) return;
    const sum = this.count(client) + change;
    if (sum > 0) this.#counts.set(client, sum);
    else this.#counts.delete(client);
  }
}
