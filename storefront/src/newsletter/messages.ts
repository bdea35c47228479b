import { defineCatalogue, defineMessages } from '../i18n/index.ts';

export const newsletterCatalogue = defineCatalogue('newsletter', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  title: { id: 'newsletter.title', defaultMessage: 'Newsletter' },
  lead: { id: 'newsletter.lead', defaultMessage: 'News and promotions by email. No spam.' },
  email: { id: 'newsletter.email', defaultMessage: 'Email address' },
  submit: { id: 'newsletter.submit', defaultMessage: 'Subscribe' },
  busy: { id: 'newsletter.busy', defaultMessage: 'Subscribing' },
  success: { id: 'newsletter.success', defaultMessage: 'The email address is subscribed.' },
  failed: { id: 'newsletter.failed', defaultMessage: 'The address could not be subscribed. Please try again.' },
  consent: { id: 'newsletter.consent', defaultMessage: 'I want to receive the newsletter with news and promotions. I can withdraw this consent at any time.' },
  captcha: { id: 'newsletter.captcha', defaultMessage: 'This form is protected by reCAPTCHA.' },
  captchaPrivacy: { id: 'newsletter.captchaPrivacy', defaultMessage: 'Google’s privacy policy' },
  captchaTerms: { id: 'newsletter.captchaTerms', defaultMessage: 'Google’s terms of service' },
});
