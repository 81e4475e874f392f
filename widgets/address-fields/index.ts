import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "address-fields",
  settings,
  enhance,
  sends: ["country_to_state_changing", "country_to_state_changed"],
});
