const PRIVACY = '<a href="/polityka-prywatnosci">polityce prywatności</a>';
const TERMS = '<a href="/regulamin">regulamin</a>';

/** Labels of consent boxes and legal texts in Polish; HTML. The shop's language of contract is Polish in every view. */
export const consentTexts = {
  label_newsletter:
    'Chcę dostawać newsletter Witryny z nowościami i promocjami. Zgodę mogę w każdej chwili wycofać.',
  label_customer: `Akceptuję ${TERMS} i wiem, że zasady przetwarzania moich danych są opisane w ${PRIVACY}.`,
  label_checkout: `Akceptuję ${TERMS} sklepu.`,
  label_contact: 'Zgadzam się na przetwarzanie moich danych w celu udzielenia odpowiedzi na tę wiadomość.',
  legal_checkout: `Administratorem danych jest Witryna sp. z o.o. Dane podane w zamówieniu przetwarzamy po to, żeby je zrealizować. Więcej o Twoich prawach piszemy w ${PRIVACY}.`,
  legal_customer: `Administratorem danych jest Witryna sp. z o.o. Dane konta przetwarzamy, dopóki z niego korzystasz. Więcej o Twoich prawach piszemy w ${PRIVACY}.`,
  legal_contact: `Administratorem danych jest Witryna sp. z o.o. Dane z formularza przetwarzamy po to, żeby odpowiedzieć na wiadomość. Więcej o Twoich prawach piszemy w ${PRIVACY}.`,
} as const;

/** Consent to marketing e-mails beside sign-up forms. */
export const emailConsent = {
  is_active: true,
  checkbox_text: 'Chcę dostawać e-maile z poradami, nowościami i kodami rabatowymi. Zgodę mogę w każdej chwili wycofać.',
} as const;
