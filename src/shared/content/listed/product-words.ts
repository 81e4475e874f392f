/** The words of what a shop prints of an item. All but the price only a server that knows the shop gives. */
export const productWords = {
  price: { title: "Price", about: "What it costs, as visitors read it.", readBy: "visitors" },
  oldPrice: { title: "Price before", about: "What it cost before.", readBy: "visitors", forPresets: true },
  buyLink: { title: "Buy", about: "Where the product is added to the cart.", forPresets: true },
  buyText: {
    title: "Words to buy",
    about: "What the link to buy says.",
    readBy: "visitors",
    forPresets: true,
  },
  buyLabel: {
    title: "Buy which",
    about: "What screen readers say of the link to buy.",
    readBy: "visitors",
    forPresets: true,
  },
  buyClasses: {
    title: "Classes to buy",
    about: "Class names of the link to buy.",
    readBy: "code",
    forPresets: true,
  },
  product: { title: "Product", about: "The product's id.", readBy: "code", forPresets: true },
} as const;
