import { isRequired, mustBeChecked, validate, validateEmail, type FormError } from '../forms/index.ts';

/** What a shopper may write about; the form names each of them in the shopper's language. */
export const contactReasons = ['order', 'product', 'subscription', 'return', 'cooperation', 'other'] as const;
/** One of `contactReasons`. */
export type ContactReason = (typeof contactReasons)[number];

/** The contact form as it is filled in. */
export interface ContactMessage {
  name: string;
  email: string;
  /** Optional. */
  telephone: string;
  /** Empty while none is chosen. */
  contactReason: ContactReason | '';
  /** Optional. */
  orderNumber: string;
  comment: string;
  isConsent: boolean;
}

/** Fields in the order of the screen. */
export const contactFields = [
  'contactReason',
  'orderNumber',
  'name',
  'email',
  'telephone',
  'comment',
  'isConsent',
] as const satisfies (keyof ContactMessage)[];
export type ContactField = (typeof contactFields)[number];

export const emptyMessage: ContactMessage = {
  name: '',
  email: '',
  telephone: '',
  contactReason: '',
  orderNumber: '',
  comment: '',
  isConsent: false,
};

/** What is wrong with a message; telephone and order number are never. */
export function contactErrors(message: ContactMessage): Partial<Record<ContactField, FormError>> {
  const checked: [ContactField, FormError | undefined][] = [
    ['contactReason', isRequired(message.contactReason)],
    ['name', isRequired(message.name)],
    ['email', validate(message.email, isRequired, validateEmail)],
    ['comment', isRequired(message.comment)],
    ['isConsent', mustBeChecked(message.isConsent)],
  ];
  return Object.fromEntries(checked.filter(([, error]) => error));
}

/** The next message of the same person: they stay, what they wrote and agreed to does not. */
export function nextMessage({ name, email, telephone }: ContactMessage): ContactMessage {
  return { ...emptyMessage, name, email, telephone };
}

/** Reads a reason out of an address; empty for none that the form knows. */
export function parseReason(value: string | null): ContactReason | '' {
  return contactReasons.find((reason) => reason === value) ?? '';
}

/** Returns the fields of a message from a form that was posted to the server. The consent has to be given again. */
export function parsePostedMessage({
  contactReason = '',
  orderNumber = '',
  name = '',
  email = '',
  telephone = '',
  comment = '',
}: Readonly<Record<string, string>>): Omit<ContactMessage, 'isConsent'> {
  return { contactReason: parseReason(contactReason), orderNumber, name, email, telephone, comment };
}
