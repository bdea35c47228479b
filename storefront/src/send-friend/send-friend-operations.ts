import { defineMutation, graphql } from '../commerce/index.ts';

/** Sends the e-mails. Not repeated: every call sends them again. */
export const sendFriendMutation = defineMutation({
  name: 'SendEmailToFriend',
  requires: 'sendFriend',
  captchaForm: 'SENDFRIEND',
  document: graphql(`
    mutation SendEmailToFriend($input: SendEmailToFriendInput!) {
      sendEmailToFriend(input: $input) {
        recipients {
          email
        }
      }
    }
  `),
});
