/** Magento's uid: base64 of the numeric or composed id. Clients treat it as opaque. */
export function encodeUid(id: number | string): string {
  return Buffer.from(String(id), 'utf8').toString('base64');
}

/** The id inside a uid, or null when the text is not canonical base64. */
export function decodeUid(uid: string): string | null {
  const id = Buffer.from(uid, 'base64').toString('utf8');
  return id !== '' && encodeUid(id) === uid ? id : null;
}

/** The positive whole number inside a uid, or null. */
export function decodeNumericUid(uid: string): number | null {
  const id = decodeUid(uid);
  return id !== null && /^[1-9]\d{0,14}$/u.test(id) ? Number(id) : null;
}

/** uid of an option (axis) of a configurable product. */
export function configurableOptionUid(productId: number, attributeId: number): string {
  return encodeUid(`configurable/${productId}/${attributeId}`);
}

/** uid of one value of a configurable attribute, as sent in `selected_options`. */
export function configurableValueUid(attributeId: number, optionId: number): string {
  return encodeUid(`configurable/${attributeId}/${optionId}`);
}

/** Attribute and option inside a configurable value uid, or null when it is none. */
export function decodeConfigurableValueUid(uid: string): { attributeId: number; optionId: number } | null {
  const match = /^configurable\/(\d{1,15})\/(\d{1,15})$/u.exec(decodeUid(uid) ?? '');
  return match ? { attributeId: Number(match[1]), optionId: Number(match[2]) } : null;
}
