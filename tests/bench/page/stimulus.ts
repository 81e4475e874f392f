import { Application, Controller } from "@hotwired/stimulus";
import { enhance } from "./disclosure/enhance.ts";

// As in Stimulus's documentation: one controller, with typed values from attributes, that undoes all when it is disconnected.
class DisclosureController extends Controller<HTMLElement> {
  static override readonly values = { panel: String, mode: String, open: Boolean, offset: Number };
  declare readonly panelValue: string;
  declare readonly modeValue: "click" | "hover";
  declare readonly openValue: boolean;
  declare readonly offsetValue: number;
  #connected = new AbortController();

  override connect() {
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    const settings = {
      panel: this.panelValue,
      mode: this.modeValue,
      isOpen: this.openValue,
      offset: this.offsetValue,
    };
    enhance(this.element, settings, {
      signal,
      listen: (target: EventTarget, type: string, listener: (event: never) => void) =>
        target.addEventListener(type, listener as (event: Event) => void, { signal }),
    });
  }

  override disconnect() {
    this.#connected.abort();
  }
}

Application.start().register("disclosure", DisclosureController);
