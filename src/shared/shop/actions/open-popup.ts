import { isRecord } from "#runtime/parse-json.ts";
import type { CartUser as ActionScope } from "../cart/cart-interfaces.ts";
import { ActionError } from "./action-error.ts";
import { answered } from "./answered.ts";
import { readId } from "./read-input.ts";

/** Opens the popup with an id; asks again when the code of popups has come. @throws ActionError */
export async function openPopup({ bus, signal }: ActionScope, input: unknown): Promise<void> {
  const id = readId("openPopup.id", isRecord(input) ? input["id"] : input);
  const ask = () => void bus.emit("elementor/popup/open", { id });
  const isOpen = answered({ bus, signal, event: "elementor/popup/show", isIt: (popup) => popup.id === id });
  const stop = bus.on("frontend/element_ready/popup-triggers", ask, signal);
  ask();
  const hasOpened = await isOpen;
  stop();
  if (!hasOpened) throw new ActionError(`openPopup found no popup with the id ${id} that opens.`);
}
