import type { GraphQLErrorDetail } from './commerce-error.ts';
import { isObject, isString } from './guards.ts';
import { inferCategory } from './infer-category.ts';

/**
 * Reads the `errors` of a GraphQL response. Debug texts and stack traces, which a backend in developer mode adds to the
 * extensions, are left behind.
 *
 * @param errors whatever the response holds; anything but a list of objects gives no errors
 */
export function parseErrors(errors: unknown): GraphQLErrorDetail[] {
  if (!Array.isArray(errors)) return [];
  return errors.filter(isObject).map(({ message, path, extensions }) => {
    const { category, error_code: code, minimum_subtotal: minimum } = isObject(extensions) ? extensions : {};
    const { value, currency } = isObject(minimum) ? minimum : {};
    const steps: unknown[] = Array.isArray(path) ? path : [];
    const detail = {
      message: isString(message) ? message : '',
      path: steps.filter((step) => isString(step) || typeof step === 'number'),
    };
    return {
      ...detail,
      category: isString(category) ? category : inferCategory(detail),
      code: isString(code) ? code : undefined,
      ...(typeof value === 'number' && isString(currency) && { minimumSubtotal: { value, currency } }),
    };
  });
}
