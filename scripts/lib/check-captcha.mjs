import { getAt, isObject } from './get-at.mjs';
import { configPath, toFinding, toList, toText } from './findings.mjs';

/** @typedef {import('./findings.mjs').Finding} Finding */

/** Forms of the shop that Magento can protect, as `ReCaptchaFormEnum` names them. */
const captchaForms = [
  'PLACE_ORDER',
  'CONTACT',
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

/** Where scripts and frames of every kind of reCAPTCHA come from. */
const captchaOrigins = 'https://www.google.com,https://www.gstatic.com,https://recaptcha.google.com';

/**
 * Checks that scripts of a captcha may load, and that reCAPTCHA v3 has a key.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @returns {Promise<{ finding: Finding, settings: Record<string, string> }>}
 */
export async function checkCaptcha(sendQuery) {
  const { body } = await sendQuery('{ recaptchaV3Config { is_enabled website_key forms } }');
  const captcha = getAt(body, 'data', 'recaptchaV3Config');
  const hasV3 = getAt(captcha, 'is_enabled') === true && toList(getAt(captcha, 'forms')).length > 0;
  const protectedForms = await fetchProtectedForms(sendQuery);
  const enabled = hasV3 || (protectedForms !== null && protectedForms.length > 0);
  return {
    finding: toFinding(
      'Captcha',
      [
        hasV3 &&
          toText(getAt(captcha, 'website_key')) === '' &&
          `is on without a key, so that its forms cannot be sent: set ${captchaPath('reCAPTCHA v3 Invisible > Google API Website Key')}, and CAPTCHA_ORIGINS of the shop`,
      ],
      describeCaptcha(isObject(captcha), enabled, protectedForms !== null),
    ),
    settings: enabled ? { CAPTCHA_ORIGINS: captchaOrigins } : {},
  };
}

/**
 * @param {boolean} isReported whether Magento reports reCAPTCHA v3
 * @param {boolean} enabled
 * @param {boolean} isTypeReported whether Magento reports the captcha of each form
 */
function describeCaptcha(isReported, enabled, isTypeReported) {
  if (!isReported && !isTypeReported)
    return `Magento before 2.4.7 does not report it, and a protected form cannot be sent: choose No for all in ${captchaPath('Storefront')}`;
  const state = enabled ? 'set CAPTCHA_ORIGINS as below' : 'is off';
  return isTypeReported
    ? state
    : `${state}; Magento before 2.4.8 does not report reCAPTCHA v2, with which a form cannot be sent: choose “reCAPTCHA v3 Invisible” or No for all in ${captchaPath('Storefront')}`;
}

/**
 * Fetches which forms have a captcha of any kind. Without a key, Magento checks none.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @returns {Promise<string[] | null>} null where Magento does not report the captcha of a form, before 2.4.8
 */
async function fetchProtectedForms(sendQuery) {
  const fields = captchaForms.map(
    (form) => `${form}: recaptchaFormConfig(formType: ${form}) { is_enabled configurations { website_key } }`,
  );
  const { body } = await sendQuery(`{ ${fields.join(' ')} }`);
  const data = getAt(body, 'data');
  if (!isObject(data)) return null;
  return captchaForms.filter(
    (form) =>
      getAt(data, form, 'is_enabled') === true && toText(getAt(data, form, 'configurations', 'website_key')) !== '',
  );
}
