import { type CSSProperties, type SyntheticEvent, useRef, useSyncExternalStore } from "react";
import { popupOf } from "#content/popup/popups.ts";
import { deviceValue } from "#dom/device-value.ts";
import { useIslet } from "#runtime/island-context.ts";
import { ServerContent } from "#runtime/server-content.tsx";
import type { IslandProps } from "#runtime/widget.ts";
import { CloseButton } from "./CloseButton.tsx";
import type { Settings } from "./settings.ts";
import { useDelay } from "./use-delay.ts";
import { useDialog } from "./use-dialog.ts";
import { usePopupHost } from "./use-popup-host.ts";
import { usePopupPhase } from "./use-popup-phase.ts";

const classesOf = ({ classes, horizontal, vertical, overlay, fullHeight, closeButtonPosition }: Settings) =>
  [
    "islet-popup",
    `islet-popup--${horizontal}`,
    `islet-popup--${vertical}`,
    `islet-popup--close-${closeButtonPosition}`,
    overlay && "islet-popup--overlay",
    fullHeight && "islet-popup--full-height",
    ...classes,
  ]
    .filter(Boolean)
    .join(" ");

/** Shows the server content in a dialog. Popup-triggers and the visitor open and close it. */
export function Popup({ settings, content: heading }: IslandProps<Settings, string>) {
  const { host, page } = useIslet();
  const popup = popupOf(host);
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isOpen = useSyncExternalStore(popup.subscribe, popup.isOpen);
  const phase = usePopupPhase(isOpen, { dialog, panel }, settings.entranceAnimationDuration * 1_000);
  const isShown = phase !== "hidden";
  usePopupHost();
  useDialog(isShown, { dialog, panel, content }, settings);
  const hasCloseButton = useDelay(isShown, settings.closeButtonDelay);
  useDelay(isShown && settings.closeAutomatically > 0, settings.closeAutomatically, popup.close);

  const cancel = (event: SyntheticEvent) => {
    // A file field inside sends a cancel event too.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    if (!settings.preventCloseOnEscKey) popup.close();
  };
  // The dialog may have been opened again before the event arrived.
  const closed = () => {
    if (!dialog.current?.open) popup.close();
  };
  const animation = phase === "leaving" ? settings.exitAnimation : settings.entranceAnimation;
  const isOutside = settings.closeButtonPosition === "outside";
  const closeButton = hasCloseButton && <CloseButton onPress={popup.close} />;
  const style = {
    "--islet-popup-duration": `${settings.entranceAnimationDuration}s`,
    "--islet-popup-width": `${settings.width}px`,
  } as CSSProperties;
  return (
    <dialog
      ref={dialog}
      className={classesOf(settings)}
      style={style}
      data-phase={phase}
      data-animation={deviceValue(animation, page.deviceMode())}
      aria-label={settings.label || heading || page.text("popup", "Popup")}
      closedby={settings.preventCloseOnEscKey ? "none" : undefined}
      onCancel={cancel}
      onClose={closed}
    >
      {isOutside && closeButton}
      <div ref={panel} className="islet-popup__panel" tabIndex={-1}>
        {!isOutside && closeButton}
        <div ref={content} className="islet-popup__content">
          <ServerContent />
        </div>
      </div>
    </dialog>
  );
}

/** The text of the first heading in a host; empty if there is none. */
export const headingOf = (host: HTMLElement): string =>
  host.querySelector("h1,h2,h3,h4,h5,h6,[role=heading]")?.textContent?.trim() ?? "";
