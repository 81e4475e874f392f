/** The provider's own (reference: shop 7.4). */
const PROVIDER = [
  "https://meshulam.co.il",
  "https://secure.meshulam.co.il",
  "https://sandbox.meshulam.co.il",
];

/** The origins of the addresses in the settings; the provider's own where there are none. */
export function originsOf(addresses: readonly string[]): readonly string[] {
  const origins = addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  return origins.length > 0 ? origins : PROVIDER;
}
