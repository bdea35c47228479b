/** Kinds of reCAPTCHA, as Magento's GraphQL names them. */
const captchaTypes = ['RECAPTCHA_V3', 'RECAPTCHA', 'INVISIBLE'] as const;
type CaptchaType = (typeof captchaTypes)[number];

/**
 * Reads an entry of the protected forms: the type of a form, and after a colon the kind of its captcha; without one, it
 * is reCAPTCHA v3.
 *
 * @throws Error when there is no such kind
 */
export function parseCaptchaForm(entry: string): { form: string; type: CaptchaType } {
  const [form = '', name = 'RECAPTCHA_V3'] = entry.split(':');
  const type = captchaTypes.find((known) => known === name);
  if (!type) throw new Error(`A captcha must be ${captchaTypes.join(', ')}, but it is ${JSON.stringify(name)}.`);
  return { form, type };
}

/** The kind of a form's captcha; undefined without one. */
export function getCaptchaType(form: string, forms: readonly string[]): CaptchaType | undefined {
  return forms.map(parseCaptchaForm).find((found) => found.form === form)?.type;
}
