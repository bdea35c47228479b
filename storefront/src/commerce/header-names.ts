/** Names of the request headers that differ between backends and gateways. Correct them here. */
export const headerNames = {
  cacheId: 'X-Magento-Cache-Id',
  gatewayKey: 'x-api-key',
  captcha: 'X-ReCaptcha',
  idempotencyKey: 'Idempotency-Key',
} as const;
