/** A complete address for the checkout of the demo shop: field id → value. */
export const ADDRESS: Readonly<Record<string, string>> = {
  billing_first_name: "Ada",
  billing_last_name: "Tester",
  billing_address_1: "1 Test Row",
  billing_city: "London",
  billing_postcode: "SW1A 1AA",
  billing_phone: "02000000000",
  billing_email: "ada@shop.example",
};
