import { describe, expect, it } from 'vitest';
import {
  contactErrors,
  contactFields,
  emptyMessage,
  nextMessage,
  parseReason,
  type ContactMessage,
} from './contact-message.ts';
import { contactVariables, stockContactVariables } from './contact-variables.ts';

const message: ContactMessage = {
  name: ' Ola ',
  email: ' ola@example.com ',
  telephone: '',
  contactReason: 'order',
  orderNumber: ' 000000007 ',
  comment: ' Kiedy paczka? ',
  isConsent: true,
};

describe('a contact message', () => {
  it('[CON-03] [CON-04] lacks everything but telephone and order number while it is empty', () => {
    expect(Object.keys(contactErrors(emptyMessage))).toEqual([
      'contactReason',
      'name',
      'email',
      'comment',
      'isConsent',
    ]);
    expect(contactFields).toEqual(expect.arrayContaining(Object.keys(emptyMessage)));
  });

  it('[CON-04] is complete without telephone and order number', () => {
    expect(contactErrors({ ...message, telephone: '', orderNumber: '' })).toEqual({});
  });

  it('[CON-05] wants an address that can be answered', () => {
    expect(contactErrors({ ...message, email: 'ola@' }).email?.id).toBe('formValidation.validateEmail');
  });

  it('is followed by one of the same person, without consent', () => {
    expect(nextMessage({ ...message, telephone: '1' })).toEqual({
      ...emptyMessage,
      name: ' Ola ',
      email: ' ola@example.com ',
      telephone: '1',
    });
  });

  it('takes only known reasons from an address', () => {
    expect([parseReason('return'), parseReason('<b>'), parseReason(null)]).toEqual(['return', '', '']);
  });
});

describe('the variables', () => {
  it('[CON-06] are trimmed, without what was left empty', () => {
    expect(contactVariables(message, 'Zamówienie')).toEqual({
      name: 'Ola',
      email: 'ola@example.com',
      comment: 'Kiedy paczka?',
      is_consent: true,
      contactReason: 'Zamówienie',
      orderNumber: '000000007',
    });
  });

  it('for stock Magento say reason and order in the comment', () => {
    expect(stockContactVariables(message, 'Zamówienie')).toEqual({
      name: 'Ola',
      email: 'ola@example.com',
      comment: 'Zamówienie, 000000007\n\nKiedy paczka?',
    });
  });
});
