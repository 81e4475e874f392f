import { useIslet } from "#runtime/island-context.ts";
import { Cross } from "#ui/Cross.tsx";

/** The cross that closes a popup. */
export function CloseButton({ onPress }: { readonly onPress: () => void }) {
  const { page } = useIslet();
  return (
    <button
      type="button"
      className="islet-button islet-popup__close"
      aria-label={page.text("close", "Close")}
      onClick={onPress}
    >
      <Cross />
    </button>
  );
}
