/** Type of the window message that hands the port of a channel to the frame. */
export const connectType = "tessera-studio-connect";
