import type { ThreeDSecure, ThreeDSecureEvent, ThreeDSecureVerificationData } from 'braintree-web/three-d-secure';
import { createRandomId } from '../../commerce/index.ts';
import { PaymentError, type PayableOrder } from './payment-adapter.ts';
import type { PaymentActions } from './payment-actions.ts';
import { loadTimeout } from './with-timeout.ts';

/** A card that Braintree's fields have turned into a nonce. */
interface TypedCard {
  nonce: string;
  /** First digits of its number, as the provider gave them out. */
  bin: string;
}

/** What the provider says of a verification. */
export interface Verification {
  nonce: string;
  liabilityShifted?: boolean | undefined;
  liabilityShiftPossible?: boolean | undefined;
}

/** What is used of Braintree's `ThreeDSecure`. */
export interface CardVerifier extends Pick<ThreeDSecure, 'on' | 'off'> {
  verifyCard(request: ReturnType<typeof requestFor>): Promise<Verification>;
  cancelVerifyCard(): Promise<unknown>;
}

interface VerifyCardOptions {
  secure: CardVerifier;
  card: TypedCard;
  order: Pick<PayableOrder, 'email' | 'billing'>;
  /** What is charged, in hundredths of the base currency. */
  amount: number;
  /** Whether the bank is asked for a challenge, whatever it would decide. */
  always: boolean;
  actions: PaymentActions;
  /** Longest time in ms for everything but the shopper's own answer. Default: `loadTimeout` */
  timeout?: number | undefined;
}

/**
 * Lets the bank of a card verify its holder by 3-D Secure (EMV 3DS), for the amount that is charged.
 *
 * @returns the nonce that carries the verification
 * @throws PaymentError `refused` by the bank, `canceled` by the shopper, `unverified` when the bank cannot be asked
 */
export async function verifyCard({
  secure,
  card,
  order,
  amount,
  always,
  actions,
  timeout = loadTimeout,
}: VerifyCardOptions): Promise<string> {
  const shopper = { cancelled: false };
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const listeners: { stop(): void }[] = [];
  const listen = (event: ThreeDSecureEvent, handler: Parameters<CardVerifier['on']>[1]) => {
    secure.on(event, handler);
    listeners.push({ stop: () => secure.off(event, handler) });
  };
  try {
    const payload = await new Promise<Verification>((resolve, reject) => {
      const fail = () => reject(new PaymentError('unverified'));
      const leave = () => reject(new PaymentError('cancelled'));
      const waitForProvider = () => {
        clearTimeout(deadline);
        deadline = setTimeout(fail, timeout);
      };
      listen('customer-canceled', () => {
        shopper.cancelled = true;
      });
      listen('lookup-complete', (lookup?: ThreeDSecureVerificationData, next?: () => void) => {
        if (!lookup?.requiresUserAuthentication) {
          next?.();
          return;
        }
        // The bank asks in a frame that comes next. The provider goes on in silence without the script that renders it.
        if (!('Cardinal' in window)) {
          fail();
          return;
        }
        waitForProvider();
        next?.();
      });
      listen('authentication-iframe-available', (shown?: object, ready?: () => void) => {
        const element = shown && 'element' in shown ? shown.element : null;
        if (!(element instanceof HTMLElement)) {
          fail();
          return;
        }
        // From here on the shopper has all the time that the bank gives.
        clearTimeout(deadline);
        actions.show({
          type: 'provider',
          id: createRandomId(),
          mount: (container) => {
            container.append(element);
            ready?.();
            return () => element.remove();
          },
          leave,
          abandon: leave,
          fail,
        });
      });
      waitForProvider();
      secure.verifyCard(requestFor({ card, order, amount, always })).then(resolve, reject);
    });
    return accept(payload, shopper.cancelled);
  } catch (error) {
    // Nothing is left to be taken back where the verification has ended.
    await secure.cancelVerifyCard().catch(() => undefined);
    throw error instanceof PaymentError
      ? error
      : new PaymentError(shopper.cancelled ? 'cancelled' : 'unverified', { cause: error });
  } finally {
    clearTimeout(deadline);
    actions.show(null);
    listeners.forEach(({ stop }) => stop());
  }
}

/**
 * The nonce of a card whose bank takes the liability, or could not have taken it: a card or a bank without 3-D Secure,
 * about which the gateway decides with the order.
 */
function accept({ nonce, liabilityShifted, liabilityShiftPossible }: Verification, cancelled: boolean): string {
  if (cancelled) throw new PaymentError('cancelled');
  if (liabilityShifted === true || liabilityShiftPossible === false) return nonce;
  throw new PaymentError(liabilityShiftPossible === true ? 'refused' : 'unverified');
}

/** What the bank is told of an order. Names and streets are refused with other letters than ASCII's. */
function requestFor({
  card: { nonce, bin },
  order: { email, billing },
  amount,
  always,
}: Pick<VerifyCardOptions, 'card' | 'order' | 'amount' | 'always'>) {
  const phoneNumber = billing.telephone.replace(/\D/g, '');
  const [street = '', second = '', ...others] = billing.street;
  const third = toAddressLine(others.filter((line) => line.trim() !== '').join(', '));
  return {
    nonce,
    bin,
    amount: inUnits(amount),
    email,
    challengeRequested: always,
    collectDeviceData: true,
    billingAddress: {
      givenName: toAscii(billing.firstname),
      surname: toAscii(billing.lastname),
      ...(phoneNumber && { phoneNumber }),
      streetAddress: toAddressLine(street),
      extendedAddress: toAddressLine(second),
      ...(third && { line3: third }),
      locality: toAscii(billing.city),
      postalCode: billing.postcode,
      countryCodeAlpha2: billing.country_code,
    },
  };
}

/** The text in ASCII, as long as a line of an address may be. */
const toAddressLine = (text: string) => toAscii(text).slice(0, 50);

/** Hundredths as a decimal number in a text: `1005` is `10.05`. */
export function inUnits(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** The text in the letters of ASCII: `Żółć` is `Zolc`. */
export function toAscii(text: string): string {
  return text
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '');
}
