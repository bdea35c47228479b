import { plainText } from '../content/index.ts';
import { defineQuery, graphql, type ResultOf } from '../commerce/index.ts';

/** Terms that the merchant wants agreed to before an order. */
export const agreementsQuery = defineQuery({
  name: 'getCheckoutAgreements',
  document: graphql(`
    query getCheckoutAgreements {
      checkoutAgreements {
        agreement_id
        name
        content
        checkbox_text
        is_html
        mode
      }
    }
  `),
});

/** Terms that the shopper agrees to before ordering. */
export interface Agreement {
  id: number;
  name: string;
  /** What the shopper declares: sanitized HTML, often with links to the terms. */
  declaration: string;
  /** The same as plain text. */
  declarationText: string;
  /** Sanitized HTML, or plain text. */
  content: string;
  isHtml: boolean;
  /** Whether the shopper has to tick a box; otherwise ordering is the consent. */
  isManual: boolean;
}

/**
 * Returns the agreements of the shop.
 *
 * @param sanitize makes HTML safe
 */
export function toAgreements(
  { checkoutAgreements }: ResultOf<typeof agreementsQuery.document>,
  sanitize: (html: string) => string,
): Agreement[] {
  return (checkoutAgreements ?? []).flatMap((agreement) =>
    agreement
      ? [
          {
            id: agreement.agreement_id,
            name: agreement.name,
            declaration: sanitize(agreement.checkbox_text),
            declarationText: plainText(agreement.checkbox_text),
            content: agreement.is_html ? sanitize(agreement.content) : agreement.content,
            isHtml: agreement.is_html,
            isManual: agreement.mode === 'MANUAL',
          },
        ]
      : [],
  );
}

/** Returns the ids of the agreements that an order carries: ordering agrees to those without a box. */
export function getAgreedIds(agreements: readonly Agreement[], ticked: ReadonlySet<number>): number[] {
  return agreements.filter(({ id, isManual }) => !isManual || ticked.has(id)).map(({ id }) => id);
}

/** Returns whether a box is still to be ticked. */
export function lacksAgreement(agreements: readonly Agreement[], ticked: ReadonlySet<number>): boolean {
  return agreements.some(({ id, isManual }) => isManual && !ticked.has(id));
}
