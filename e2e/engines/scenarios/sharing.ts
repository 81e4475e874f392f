import { expect } from "vitest";
import { type Scenario, stage } from "./scenario.ts";

const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute("href") ?? "";
const show = (address: string) => history.replaceState(null, "", address);

/** What visitors share and follow. */
export const sharingScenarios: Readonly<Record<string, Scenario>> = {
  "share-buttons": {
    promise: "shares the page as it is at the press, and shows what it can do",
    async act(visitor) {
      const host = "[data-widget~=share-buttons]";
      await visitor.sees(stage(`${host}[data-widget-state=mounted] [data-network=copy]`), "Copy the link");
      const link = stage(`${host} [data-network=facebook]`);
      await visitor.evaluate(show, "?page=2");
      await visitor.tabTo(link);
      await expect.poll(() => visitor.evaluate(hrefOf, link)).toMatch(/sharer\.php\?u=http.*page%3D2$/);
      await visitor.click(stage(`${host} [data-network=copy]`), "Copy the link");
      await visitor.sees(stage(`${host} [role=status]`));
    },
  },
  "social-embed": {
    promise: "waits in the room of what is embedded, and says who would be contacted",
    async act(visitor) {
      const host = "[data-widget~=social-embed]";
      await visitor.sees(stage(`${host} .islet-consent p`), "Facebook shows this content");
      await visitor.sees(stage(`${host} .islet-consent a[href*=facebook]`), "Open at");
      await visitor.seesNo(stage(`${host} .fb-page`));
    },
  },
  "code-highlight": {
    promise: "colours its code, and selects or copies it",
    async act(visitor) {
      const host = "[data-widget~=code-highlight]";
      await visitor.sees(stage(`${host} .token.keyword`), "const");
      await visitor.click(stage(`${host} button`), "Copy");
      await visitor.sees(stage(`${host} button`), "C");
    },
  },
};
