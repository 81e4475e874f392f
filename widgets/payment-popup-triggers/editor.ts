import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Payment popup triggers",
  about: "Places orders whose payment method opens the provider's window or page, and leads to the provider.",
  icon: "money-alt",
  keywords: ["payment", "popup", "checkout", "order"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: { methods: "Payment methods", provider: "Provider" },
  settings: {
    methods: {
      title: "Methods",
      about: "The payment methods that this widget handles.",
      group: "methods",
      labels: {
        "bitpay-payment": "Bit",
        "meshulam-payment": "Meshulam",
        "apple-payment": "Apple Pay",
        "cal-payment": "Cal",
        "googlepay-payment": "Google Pay",
        "grow-wallet-payment": "Grow wallet",
      },
    },
    origins: {
      title: "Origins",
      about: "Origins of the provider. Only their pages are shown, and only their messages count.",
      group: "provider",
      item: { title: "Origin", about: "An origin, such as https://meshulam.co.il." },
    },
    checkoutUrl: {
      title: "Address of orders",
      about: "The address that takes orders. Without it: the shop's own.",
      group: "provider",
    },
    ajaxAction: {
      title: "Action",
      about: "The action at the site's ajax address that returns the provider's page.",
      group: "provider",
      readBy: "code",
    },
    failUrl: {
      title: "Page after a failure",
      about:
        "Where a payment page that cannot be loaded leads to. Without it: the popup closes, and an alert is shown.",
      group: "provider",
    },
    inlineScripts: {
      title: "Inline scripts",
      about: "Run the inline scripts of the provider's markup under the nonce of the page.",
      group: "provider",
    },
    scriptOrigins: {
      title: "Origins of scripts",
      about: "Origins whose scripts may be loaded. The Grow wallet needs https://cdn.meshulam.co.il.",
      group: "provider",
      item: { title: "Origin", about: "An origin, such as https://cdn.meshulam.co.il." },
    },
    walletEnvironment: {
      title: "Wallet",
      about: "The provider's wallet that is opened.",
      group: "provider",
      labels: { PRODUCTION: "For real payments", DEV: "For tests" },
    },
  },
};
