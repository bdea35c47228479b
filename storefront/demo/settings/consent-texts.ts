const PRIVACY = '<a href="/polityka-prywatnosci">polityce prywatności</a>';
const TERMS = '<a href="/regulamin">regulamin</a>';

const polish = {
  label_newsletter: 'Chcę dostawać newsletter Witryny z nowościami i promocjami. Zgodę mogę w każdej chwili wycofać.',
  label_customer: `Akceptuję ${TERMS} i wiem, że zasady przetwarzania moich danych są opisane w ${PRIVACY}.`,
  label_checkout: `Akceptuję ${TERMS} sklepu.`,
  label_contact: 'Zgadzam się na przetwarzanie moich danych w celu udzielenia odpowiedzi na tę wiadomość.',
  legal_checkout: `Administratorem danych jest Witryna sp. z o.o. Dane podane w zamówieniu przetwarzamy po to, żeby je zrealizować. Więcej o Twoich prawach piszemy w ${PRIVACY}.`,
  legal_customer: `Administratorem danych jest Witryna sp. z o.o. Dane konta przetwarzamy, dopóki z niego korzystasz. Więcej o Twoich prawach piszemy w ${PRIVACY}.`,
  legal_contact: `Administratorem danych jest Witryna sp. z o.o. Dane z formularza przetwarzamy po to, żeby odpowiedzieć na wiadomość. Więcej o Twoich prawach piszemy w ${PRIVACY}.`,
} as const;

const PRIVACY_IN_ENGLISH = '<a href="/polityka-prywatnosci">privacy policy</a>';
const TERMS_IN_ENGLISH = '<a href="/regulamin">terms and conditions</a>';

const english: Record<keyof typeof polish, string> = {
  label_newsletter:
    'I would like to get the Witryna newsletter with new products and offers. I can withdraw my consent at any time.',
  label_customer: `I accept the ${TERMS_IN_ENGLISH} and know that the ${PRIVACY_IN_ENGLISH} says how my data are processed.`,
  label_checkout: `I accept the ${TERMS_IN_ENGLISH} of the shop.`,
  label_contact: 'I agree to my data being processed so that this message can be answered.',
  legal_checkout: `The controller of your data is Witryna sp. z o.o. We process what you enter here in order to fulfil your order. You can read more about your rights in our ${PRIVACY_IN_ENGLISH}.`,
  legal_customer: `The controller of your data is Witryna sp. z o.o. We process the data of your account for as long as you use it. You can read more about your rights in our ${PRIVACY_IN_ENGLISH}.`,
  legal_contact: `The controller of your data is Witryna sp. z o.o. We process what you enter here in order to answer your message. You can read more about your rights in our ${PRIVACY_IN_ENGLISH}.`,
};

/** Labels of consent boxes and legal texts by language; HTML. */
export const consentTexts = { pl: polish, en: english } as const;

/** Consent to marketing e-mails beside sign-up forms, by language. */
export const emailConsent = {
  pl: {
    is_active: true,
    checkbox_text:
      'Chcę dostawać e-maile z poradami, nowościami i kodami rabatowymi. Zgodę mogę w każdej chwili wycofać.',
  },
  en: {
    is_active: true,
    checkbox_text:
      'I would like to get e-mails with advice, new products and discount codes. I can withdraw my consent at any time.',
  },
} as const;
