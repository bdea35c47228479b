import { pagedList } from '../cart/paging.ts';
import type { PagingArguments } from '../cart/paging.ts';
import { inputError } from '../graphql-error.ts';
import type { Resolvers } from '../module.ts';
import { isSubscribed } from '../newsletter/subscriber-repository.ts';
import type { RequestContext } from '../request-context.ts';
import { requireCaptcha } from '../store/require-captcha.ts';
import { changeEmail, changePassword, createAccount, updateAccount } from './account.ts';
import { listAddresses } from './address-repository.ts';
import { findAttributeValues } from './custom-attribute-repository.ts';
import { toAttributeValues } from './custom-attributes.ts';
import { findCustomerByEmail } from './customer-repository.ts';
import type { CustomerRecord } from './customer-repository.ts';
import { magentoDateTime } from './date-time.ts';
import { isEmailAddress } from './email-address.ts';
import { confirmEmail, requiresConfirmation, resendConfirmationEmail } from './email-confirmation.ts';
import { signIn } from './password-check.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import type { ProfileInput } from './profile-rules.ts';
import { requireCustomer } from './require-customer.ts';
import { issueToken, revokeTokens } from './session-tokens.ts';

const toText = (id: number | null) => (id === null ? null : String(id));

/** The account: signing in and out, profile, password. */
export const accountResolvers: Resolvers = {
  Query: {
    customer: (_: unknown, __: unknown, context: RequestContext) => requireCustomer(context),

    isEmailAvailable(_: unknown, { email }: { email: string }, { database }: RequestContext) {
      if (!isEmailAddress(email.trim())) throw inputError('Email is invalid');
      return { is_email_available: findCustomerByEmail(database, email) === undefined };
    },
  },

  Mutation: {
    async generateCustomerToken(_: unknown, args: { email: string; password: string }, context: RequestContext) {
      requireCaptcha(context, 'CUSTOMER_LOGIN');
      if (args.email.trim() === '') throw inputError('Specify the "email" value.');
      if (args.password === '') throw inputError('Specify the "password" value.');
      const customer = await signIn(context, args.email, args.password);
      return { token: issueToken(context, customer.id) };
    },

    revokeCustomerToken(_: unknown, __: unknown, context: RequestContext) {
      revokeTokens(context.database, requireCustomer(context).id);
      return { result: true };
    },

    async createCustomerV2(
      _: unknown,
      { input }: { input: ProfileInput & { email: string; password?: string | null } },
      context: RequestContext,
    ) {
      requireCaptcha(context, 'CUSTOMER_CREATE');
      return { customer: await createAccount(context, input) };
    },

    updateCustomerV2: (_: unknown, { input }: { input: ProfileInput }, context: RequestContext) => ({
      customer: updateAccount(context, requireCustomer(context), input),
    }),

    async updateCustomerEmail(_: unknown, args: { email: string; password: string }, context: RequestContext) {
      return { customer: await changeEmail(context, requireCustomer(context), args.email, args.password) };
    },

    changeCustomerPassword(
      _: unknown,
      args: { currentPassword: string; newPassword: string },
      context: RequestContext,
    ) {
      requireCaptcha(context, 'CUSTOMER_EDIT');
      return changePassword(context, requireCustomer(context), args.currentPassword, args.newPassword);
    },

    confirmEmail: (
      _: unknown,
      { input }: { input: { email: string; confirmation_key: string } },
      context: RequestContext,
    ) => ({ customer: confirmEmail(context, input) }),

    resendConfirmationEmail(_: unknown, { email }: { email: string }, context: RequestContext) {
      requireCaptcha(context, 'RESEND_CONFIRMATION_EMAIL');
      resendConfirmationEmail(context, email);
      return true;
    },

    requestPasswordResetEmail(_: unknown, { email }: { email: string }, context: RequestContext) {
      requireCaptcha(context, 'CUSTOMER_FORGOT_PASSWORD');
      requestPasswordReset(context, email);
      return true;
    },

    async resetPassword(
      _: unknown,
      args: { email: string; resetPasswordToken: string; newPassword: string },
      context: RequestContext,
    ) {
      requireCaptcha(context, 'CUSTOMER_FORGOT_PASSWORD');
      await resetPassword(context, args.email, args.resetPasswordToken, args.newPassword);
      return true;
    },
  },

  Customer: {
    confirmation_status(_: CustomerRecord, __: unknown, context: RequestContext) {
      // Magento reads the status of the caller: a new customer, who is a guest, has none.
      if (!context.customer) throw inputError('No such entity with customerId = 0');
      return requiresConfirmation(context) ? 'ACCOUNT_CONFIRMED' : 'ACCOUNT_CONFIRMATION_NOT_REQUIRED';
    },
    custom_attributes: (
      { id }: CustomerRecord,
      { attributeCodes }: { attributeCodes?: readonly string[] | null },
      { database, storeView }: RequestContext,
    ) =>
      toAttributeValues(
        findAttributeValues(database, 'customer', id),
        storeView.settings.customerAttributes,
        attributeCodes,
      ),
    created_at: (customer: CustomerRecord) => magentoDateTime(customer.created_at),
    default_billing: (customer: CustomerRecord) => toText(customer.default_billing),
    default_shipping: (customer: CustomerRecord) => toText(customer.default_shipping),
    is_subscribed: (customer: CustomerRecord, _: unknown, { database }: RequestContext) =>
      isSubscribed(database, customer.email),
    addresses: (customer: CustomerRecord, _: unknown, { database }: RequestContext) =>
      listAddresses(database, customer.id),
    addressesV2: (customer: CustomerRecord, args: PagingArguments, { database }: RequestContext) =>
      pagedList(listAddresses(database, customer.id), args),
  },
};
