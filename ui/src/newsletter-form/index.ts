export {
  NewsletterForm,
  newsletterStatuses,
  type NewsletterConsent,
  type NewsletterFormProps,
  type NewsletterStatus,
  type NewsletterSubscription,
} from './newsletter-form.tsx';
