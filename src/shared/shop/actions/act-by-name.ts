import type { Actions } from "#runtime/actions.ts";
import type { Report } from "#runtime/problems/problems.ts";
import type { CartUser as ActionScope } from "../cart/cart-interfaces.ts";
import { ActionError } from "./action-error.ts";

type Action = (scope: ActionScope, input: unknown) => Promise<unknown>;

/** What the runtime gives of the running copy. */
type Copy = Pick<ActionScope, "bus" | "page" | "signal"> & { readonly report: Report };

/** Does an action by its name. */
export type Act = (name: PropertyKey, input: unknown, copy: Copy) => Promise<unknown>;

const scopes = new WeakMap<Copy, ActionScope>();

/** The same for the cart, which reports what goes wrong in listeners of the page. */
function scopeOf(copy: Copy): ActionScope {
  const { bus, page, report, signal } = copy;
  const reportError = (error: unknown) => report({ code: "page-script", error });
  const scope = scopes.get(copy) ?? { bus, page, signal, reportError };
  scopes.set(copy, scope);
  return scope;
}

/** Does what `islet.actions` is asked for, by one of these. */
export const actByName =
  (actions: Readonly<Record<keyof Actions, Action>>): Act =>
  /** @throws ActionError */
  async (name, input, copy) => {
    const scope = scopeOf(copy);
    if (!Object.hasOwn(actions, name)) {
      const names = Object.keys(actions).join(", ");
      throw new ActionError(`${String(name)} is none of the actions ${names}. Nothing was done.`);
    }
    if (scope.signal.aborted)
      throw new ActionError(`${String(name)} came after Islet had stopped. Nothing was done.`);
    return actions[name as keyof Actions](scope, input);
  };
