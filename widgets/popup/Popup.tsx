import { type CSSProperties, type SyntheticEvent, useRef, useSyncExternalStore } from "react";
import { popupOf } from "#content/popup/popups.ts";
import { deviceValue } from "#dom/device-value.ts";
import { useIslet } from "#runtime/island-context.ts";
import { ServerContent } from "#runtime/server-content.tsx";
import type { IslandProps } from "#runtime/widget.ts";
import { CloseButton } from "./CloseButton.tsx";
import type { PopupContent } from "./native-popup.ts";
import { popupNames } from "./popup-names.ts";
import type { Settings } from "./settings.ts";
import { useDelay } from "./use-delay.ts";
import { useDialog } from "./use-dialog.ts";
import { usePopupHost } from "./use-popup-host.ts";
import { usePopupPhase } from "./use-popup-phase.ts";

/** Shows the server content in a dialog. Popup-triggers and the visitor open and close it. */
export function Popup({ settings, content: { heading, isNative } }: IslandProps<Settings, PopupContent>) {
  const { host, page } = useIslet();
  const popup = popupOf(host);
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isOpen = useSyncExternalStore(popup.subscribe, popup.isOpen);
  const durationMs = settings.entranceAnimationDuration * 1_000;
  const phase = usePopupPhase(isOpen, { dialog, panel }, { durationMs, restarts: isNative });
  const isShown = phase !== "hidden";
  usePopupHost(isNative);
  const hasCloseButton = useDelay(isShown, settings.closeButtonDelay);
  const isEscapeIgnored = useDialog(
    isShown,
    { dialog, panel, content },
    { settings, isNative, hasCloseButton },
  );
  useDelay(isShown && settings.closeAutomatically > 0, settings.closeAutomatically, popup.close);

  const cancel = (event: SyntheticEvent) => {
    // A file field inside sends a cancel event too.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    if (!isEscapeIgnored()) popup.close();
  };
  // The dialog may have been opened again before the event arrived, or be gone.
  const closed = () => {
    if (dialog.current?.open === false) popup.close();
  };
  const animations = phase === "leaving" ? settings.exitAnimation : settings.entranceAnimation;
  const animation = deviceValue(animations, page.deviceMode());
  const names = popupNames(settings, isNative, { phase, animation });
  const isOutside = settings.closeButtonPosition === "outside";
  const closeButton = hasCloseButton && (
    <CloseButton native={isNative ? settings.parts.close : undefined} onPress={popup.close} />
  );
  const style = {
    "--islet-popup-duration": `${settings.entranceAnimationDuration}s`,
    "--islet-popup-width": `${settings.width}px`,
  } as CSSProperties;
  return (
    <dialog
      ref={dialog}
      id={(isNative && settings.parts.dialogId) || undefined}
      className={names.dialog}
      style={isNative ? undefined : style}
      data-phase={phase}
      data-animation={animation}
      aria-label={settings.label || heading || page.text("popup", "Popup")}
      // Else a browser closes it at the second Escape, whatever a cancel event is answered.
      closedby={settings.preventCloseOnEscKey ? "none" : undefined}
      onCancel={cancel}
      onClose={closed}
    >
      {isOutside && closeButton}
      <div ref={panel} className={names.panel} tabIndex={-1}>
        {!isOutside && closeButton}
        <div ref={content} className={names.content}>
          <ServerContent />
        </div>
      </div>
    </dialog>
  );
}
