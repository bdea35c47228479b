import { isObject, storageKeys, type ShopStorage } from '../commerce/index.ts';

/** What a shopper may agree to; everything else that the shop does is needed to run it. */
export const consentPurposes = ['statistics', 'marketing'] as const;
/** One of `consentPurposes`. */
export type ConsentPurpose = (typeof consentPurposes)[number];

/** What a shopper has agreed to. */
export type ConsentChoice = Readonly<Record<ConsentPurpose, boolean>>;

export const allGranted: ConsentChoice = { statistics: true, marketing: true };
export const allDenied: ConsentChoice = { statistics: false, marketing: false };

/** Time in s after which the shopper is asked again: half a year. */
const lifetime = 182 * 24 * 60 * 60;

const isChoice = (value: unknown): value is ConsentChoice =>
  isObject(value) && consentPurposes.every((purpose) => typeof value[purpose] === 'boolean');

/** The shopper's choice; undefined while there is none. */
export function readConsent(storage: ShopStorage): ConsentChoice | undefined {
  return storage.get(storageKeys.consentChoice, isChoice);
}

export function saveConsent(storage: ShopStorage, choice: ConsentChoice): void {
  storage.set(storageKeys.consentChoice, choice, lifetime);
}

/** Whether anything may be measured. */
export function isGranted(choice: ConsentChoice | undefined): choice is ConsentChoice {
  return choice !== undefined && consentPurposes.some((purpose) => choice[purpose]);
}
