import { describe, expect, it } from 'vitest';
import { checkFriendMail, toProductId, toSendFriendInput } from './friend-mail.ts';

const mail = {
  senderName: ' Ola ',
  senderEmail: 'ola@example.com ',
  message: 'Zobacz!',
  recipients: [
    { name: 'Jan', email: 'jan@example.com' },
    { name: '', email: 'nobody' },
  ],
};

describe('checkFriendMail', () => {
  it('finds what is wrong with each recipient, in the order of the form', () => {
    const wrong = checkFriendMail(mail).flatMap(([name, error]) => (error ? [name] : []));
    expect(wrong).toEqual(['name-1', 'email-1']);
    expect(checkFriendMail({ senderName: '', senderEmail: '', message: ' ', recipients: [] })).toHaveLength(3);
  });
});

describe('toSendFriendInput', () => {
  it('has the id of the product and no spaces around the texts', () => {
    expect(toSendFriendInput('MTI=', mail)).toEqual({
      product_id: 12,
      sender: { name: 'Ola', email: 'ola@example.com', message: 'Zobacz!' },
      recipients: mail.recipients,
    });
  });
});

describe('toProductId', () => {
  it.each(['', 'Y21z', 'MA=='])('rejects the uid "%s"', (uid) => {
    expect(() => toProductId(uid)).toThrow('is not the uid of a product');
  });
});
