import type { BackendModule } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { captchaConfig, captchaFormConfig } from './captcha-config.ts';
import { countryById, countries, getCurrency } from './directory.ts';
import { storeConfig } from './store-config.ts';

/** Store views and their configuration, countries, currencies and captcha. */
export const storeModule: BackendModule = {
  name: 'store',
  typeDefs: [
    'common.graphql',
    'store.graphql',
    'directory.graphql',
    'captcha.graphql',
    'extensions/store-configuration.graphql',
  ],
  resolvers: {
    Query: {
      storeConfig: (_: unknown, __: unknown, context: RequestContext) => storeConfig(context.storeView, context),
      availableStores: (_: unknown, __: unknown, context: RequestContext) =>
        context.storeViews.map((storeView) => storeConfig(storeView, context)),
      countries: (_: unknown, __: unknown, { storeView }: RequestContext) => countries(storeView),
      country: (_: unknown, { id }: { id?: string | null }, { storeView }: RequestContext) =>
        countryById(id ?? null, storeView),
      currency: (_: unknown, __: unknown, { storeView }: RequestContext) => getCurrency(storeView),
      recaptchaV3Config: (_: unknown, __: unknown, { storeView, captchaForms }: RequestContext) =>
        captchaConfig(storeView.locale, captchaForms),
      recaptchaFormConfig: (
        _: unknown,
        { formType }: { formType: string },
        { storeView, captchaForms }: RequestContext,
      ) => captchaFormConfig(formType, storeView.locale, captchaForms),
    },
  },
};
