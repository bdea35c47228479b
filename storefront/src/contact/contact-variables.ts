import type { ContactMessage } from './contact-message.ts';

/** Variables of SubmitContactForm: trimmed, and without what was left empty. */
export function contactVariables(message: ContactMessage, reason: string) {
  const telephone = message.telephone.trim();
  const orderNumber = message.orderNumber.trim();
  return {
    name: message.name.trim(),
    email: message.email.trim(),
    comment: message.comment.trim(),
    is_consent: message.isConsent,
    contactReason: reason,
    ...(telephone && { telephone }),
    ...(orderNumber && { orderNumber }),
  };
}

/** For stock Magento: reason and order number stand above the comment, so that the shop's people still read them. */
export function stockContactVariables(message: ContactMessage, reason: string) {
  const { name, email, comment, telephone, orderNumber } = contactVariables(message, reason);
  const head = [reason, orderNumber].filter(Boolean).join(', ');
  return { name, email, comment: `${head}\n\n${comment}`, ...(telephone && { telephone }) };
}
