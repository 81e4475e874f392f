/** Told to whoever has made the page: completes "the animation is not shown: …". */
export class FileError extends Error {}
