import * as css from "./Embed.css.ts";

export interface PlayerProps {
  /** Address of the player on another site, or of a film's file. */
  readonly player: string;
  /** Whether the browser plays it by itself. */
  readonly isFile?: boolean;
  readonly title: string;
  /** Label of the button that starts the film. */
  readonly label: string;
}

/** Makes a button of the link to a film, and shows the film in its place once it is pressed. */
export function enhance(root: HTMLElement, { player, title, label, isFile = false }: PlayerProps): () => void {
  const link = root.querySelector("a");
  if (link === null) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  link.setAttribute("role", "button");
  link.setAttribute("aria-label", label);
  removeOther(root, link, player);
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    link.hidden = true;
    const film = isFile ? createVideo(player, title) : createFrame(player, title);
    root.append(film);
    // The link that had the focus is gone.
    film.focus();
  };
  const pressBySpace = (event: KeyboardEvent) => {
    if (event.key !== " ") return;
    event.preventDefault();
    link.click();
  };
  link.addEventListener("click", play, { signal });
  link.addEventListener("keydown", pressBySpace, { signal });
  return () => listening.abort();
}

/** Returns a film that the browser plays. */
function createVideo(src: string, title: string): HTMLVideoElement {
  const film = document.createElement("video");
  Object.assign(film, { src, title, className: css.film, controls: true, autoplay: true, playsInline: true });
  return film;
}

/** Returns the film's frame. The sandbox stops the film's page from leading ours elsewhere and from sending forms. */
function createFrame(src: string, title: string): HTMLIFrameElement {
  const film = document.createElement("iframe");
  Object.assign(film, { src, title, className: css.film });
  // The player needs its own origin. That is never ours, so the frame can't remove its sandbox.
  film.setAttribute("sandbox", "allow-scripts allow-same-origin allow-popups allow-presentation");
  film.setAttribute("allow", "autoplay; encrypted-media; fullscreen; picture-in-picture");
  film.referrerPolicy = "strict-origin-when-cross-origin";
  return film;
}

/** Removes a film that another address of the same island had started. The film of this address plays on. */
function removeOther(root: HTMLElement, link: HTMLElement, player: string): void {
  const film = root.querySelector("iframe, video");
  if (film === null || film.getAttribute("src") === player) return;
  film.remove();
  link.hidden = false;
}
