import { type Service, serviceOf } from "#content/consent/service.ts";

/** Where the provider's script is loaded from. */
export const SDK_HOST = "connect.facebook.net";

/** Who would be contacted. */
export const sdkService = (): Service => serviceOf(`https://${SDK_HOST}`) as Service;
