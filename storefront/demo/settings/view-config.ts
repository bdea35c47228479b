import { consentTexts, emailConsent } from './consent-texts.ts';

const HELP = {
  email: 'pomoc@witryna.example',
  phone_number: '+48 22 000 00 00',
  start_time: '8:00',
  end_time: '18:00',
} as const;

/** Fields of `storeConfig` that a store view says in its own language. */
export const viewConfig = {
  pl: {
    copyright: '© {YYYY} Witryna sp. z o.o. Suplement diety nie zastępuje zróżnicowanej diety i zdrowego stylu życia.',
    default_title: 'Witryna: suplementy diety z czytelnym składem',
    default_description:
      'Suplementy diety z czytelnym składem: witaminy, minerały, zioła i odżywki. Dostawa w całej Polsce.',
    show_cms_breadcrumbs: 0,
    zero_subtotal_title: 'Bez płatności',
    need_help: { ...HELP, start_day: 'poniedziałek', end_day: 'piątek' },
    gdpr_consent_texts: consentTexts.pl,
    kl_email_consent_config: emailConsent.pl,
  },
  en: {
    copyright:
      '© {YYYY} Witryna sp. z o.o. A food supplement is no substitute for a varied diet and a healthy lifestyle.',
    default_title: 'Witryna: food supplements with clear ingredients',
    default_description:
      'Food supplements with clear ingredients: vitamins, minerals, herbs and sports nutrition. Delivery throughout Poland.',
    show_cms_breadcrumbs: 0,
    zero_subtotal_title: 'No payment needed',
    need_help: { ...HELP, start_day: 'Monday', end_day: 'Friday' },
    gdpr_consent_texts: consentTexts.en,
    kl_email_consent_config: emailConsent.en,
  },
} as const;
