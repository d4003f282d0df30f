const youtubeHosts = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "www.youtube-nocookie.com",
  "youtu.be",
]);
const vimeoHosts = new Set(["vimeo.com", "www.vimeo.com", "player.vimeo.com"]);

/**
 * Returns the player of a film: `youtu.be/<id>` → `youtube-nocookie.com/embed/<id>`. Undefined for any other address. Its
 * words and subtitles are in the `language`, BCP 47, where the film has them.
 */
export function playerUrl(address: string, language?: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (youtubeHosts.has(url.hostname)) return youtubePlayer(url, language);
  return vimeoHosts.has(url.hostname) ? vimeoPlayer(url, language) : undefined;
}

function youtubePlayer({ hostname, pathname, searchParams }: URL, language?: string): string | undefined {
  const [, first = "", second = ""] = pathname.split("/");
  const inPath = hostname === "youtu.be" ? first : second;
  const named = hostname === "youtu.be" || ["embed", "shorts", "live", "v"].includes(first);
  const id = named ? inPath : (searchParams.get("v") ?? "");
  const spoken = language === undefined ? "" : `&hl=${language}&cc_lang_pref=${language}`;
  return /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${spoken}` : undefined;
}

/** The id of an unlisted film has a second half: `vimeo.com/1/ab`, or `h=ab` in the address of a player. */
function vimeoPlayer({ pathname, searchParams }: URL, language?: string): string | undefined {
  const [id = "", second = ""] = pathname.replace(/^\/(?:video\/)?/, "").split("/");
  const secret = searchParams.get("h") ?? second;
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const unlisted = /^[\da-f]{1,40}$/.test(secret) ? `&h=${secret}` : "";
  const spoken = language === undefined ? "" : `&texttrack=${language}`;
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${unlisted}${spoken}`;
}
