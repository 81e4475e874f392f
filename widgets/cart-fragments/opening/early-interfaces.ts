import type { Opener } from "#shop/mini-cart/taken-opening.ts";

/** A cart that opens before its island is there. */
export interface EarlyOpening {
  readonly opener: Opener | null;
  /** Whether the visitor has opened it by a press and closed it again. */
  readonly isDismissed: boolean;
  /** Whether the visitor sees it: its styles are there. */
  readonly isPainted: boolean;
  open(opener: Opener): void;
  /** Closes the cart; the focus returns to its button if it was inside. */
  close(): void;
  /** Whether the runtime holds back a press that has been answered. */
  holdPress(isHeld: boolean): void;
}

export interface EarlySettings {
  readonly cartType: string;
  readonly openCart: string;
}
