/**
 * The time until something ends. Its signal is made when it is first asked for: a controller costs more memory than all else
 * that belongs to a waiting widget.
 */
export class Lifetime {
  hasEnded = false;
  /** `kept` of the context. */
  kept?: unknown;
  private controller: AbortController | undefined;

  /** Aborted at the end. */
  get signal(): AbortSignal {
    if (!this.controller) {
      this.controller = new AbortController();
      if (this.hasEnded) this.controller.abort();
    }
    return this.controller.signal;
  }

  end(): void {
    this.hasEnded = true;
    this.controller?.abort();
  }
}
