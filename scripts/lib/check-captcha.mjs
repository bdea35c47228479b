import { getAt, isObject } from './get-at.mjs';
import { configPath, toFinding, toList, toText } from './findings.mjs';

/** @typedef {import('./examine-backend.mjs').Finding} Finding */

/**
 * Forms of the shop that Magento can protect, as `ReCaptchaFormEnum` names them. Its GraphQL checks no token for the
 * contact form.
 */
const captchaForms = [
  'PLACE_ORDER',
  'CUSTOMER_LOGIN',
  'CUSTOMER_CREATE',
  'CUSTOMER_FORGOT_PASSWORD',
  'CUSTOMER_EDIT',
  'NEWSLETTER',
  'PRODUCT_REVIEW',
  'SENDFRIEND',
  'RESEND_CONFIRMATION_EMAIL',
];

const captchaPath = (/** @type {string} */ path) => configPath(`Security > Google reCAPTCHA Storefront > ${path}`);

/**
 * Checks that scripts of a captcha may load, and that the shop supports the captcha of each form.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @returns {Promise<{ finding: Finding, settings: Record<string, string> }>}
 */
export async function checkCaptcha(sendQuery) {
  const { body } = await sendQuery('{ recaptchaV3Config { is_enabled website_key forms } }');
  const captcha = getAt(body, 'data', 'recaptchaV3Config');
  const enabled = getAt(captcha, 'is_enabled') === true && toList(getAt(captcha, 'forms')).length > 0;
  /** @type {Record<string, string>} */
  const settings = enabled ? { CAPTCHA_ORIGINS: 'https://www.google.com,https://www.gstatic.com' } : {};
  const unsupported = await findUnsupportedForms(sendQuery);
  if (unsupported !== null && unsupported.length > 0)
    return {
      finding: {
        name: 'Captcha',
        verdict: 'broken',
        text: `is reCAPTCHA v2, which the shop does not support, so that these forms cannot be sent: ${unsupported.join(', ')}. Choose “reCAPTCHA v3 Invisible” or No for them in ${captchaPath('Storefront')}`,
      },
      settings,
    };
  return {
    finding: toFinding(
      'Captcha',
      [
        enabled &&
          toText(getAt(captcha, 'website_key')) === '' &&
          `is on without a key, so that its forms cannot be sent: set ${captchaPath('reCAPTCHA v3 Invisible > Google API Website Key')}, and CAPTCHA_ORIGINS of the shop`,
      ],
      describeCaptcha(isObject(captcha), enabled, unsupported !== null),
    ),
    settings,
  };
}

/**
 * @param {boolean} isReported whether Magento reports reCAPTCHA v3
 * @param {boolean} enabled
 * @param {boolean} isTypeReported whether Magento reports the captcha of each form
 */
function describeCaptcha(isReported, enabled, isTypeReported) {
  if (!isReported)
    return `Magento before 2.4.7 does not report it, and a protected form cannot be sent: choose No for all in ${captchaPath('Storefront')}`;
  const state = enabled ? 'set CAPTCHA_ORIGINS as below' : 'is off';
  return isTypeReported
    ? state
    : `${state}; Magento before 2.4.8 does not report reCAPTCHA v2, with which a form cannot be sent: choose “reCAPTCHA v3 Invisible” or No for all in ${captchaPath('Storefront')}`;
}

/**
 * Finds the forms with a captcha that the shop does not support. Without a key, Magento checks none.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @returns {Promise<string[] | null>} null where Magento does not report the captcha of a form, before 2.4.8
 */
async function findUnsupportedForms(sendQuery) {
  const fields = captchaForms.map(
    (form) =>
      `${form}: recaptchaFormConfig(formType: ${form}) { is_enabled configurations { re_captcha_type website_key } }`,
  );
  const { body } = await sendQuery(`{ ${fields.join(' ')} }`);
  const data = getAt(body, 'data');
  if (!isObject(data)) return null;
  return captchaForms.filter((form) => {
    const configurations = getAt(data, form, 'configurations');
    return (
      getAt(data, form, 'is_enabled') === true &&
      toText(getAt(configurations, 'website_key')) !== '' &&
      ['INVISIBLE', 'RECAPTCHA'].includes(toText(getAt(configurations, 're_captcha_type')))
    );
  });
}
