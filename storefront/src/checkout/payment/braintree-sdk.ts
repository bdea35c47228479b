import type { Client } from 'braintree-web/client';
import type { HostedFields, HostedFieldFieldOptions } from 'braintree-web/hosted-fields';
import type { ThreeDSecure } from 'braintree-web/three-d-secure';

/** The part of Braintree's script that the shop uses. */
export interface BraintreeSdk {
  createClient(clientToken: string): Promise<Client>;
  /** Puts the fields into their containers; resolves once they can be typed into. */
  createFields(
    client: Client,
    fields: HostedFieldFieldOptions,
    styles: Record<string, Record<string, string>>,
  ): Promise<HostedFields>;
  /** Fetches the script with which banks verify cards; its challenge is rendered where the shop puts it. */
  createVerification(client: Client): Promise<ThreeDSecure>;
}

/** A CommonJS module has its exports in `default`, by themselves, or both. */
function getExports<Module extends object>(module: Module & { default?: Module }): Module {
  return module.default ?? module;
}

/** Fetches Braintree's script from the shop's own files; the provider is asked nothing yet. */
export async function loadBraintree(): Promise<BraintreeSdk> {
  const [client, hostedFields] = await Promise.all([
    import('braintree-web/client'),
    import('braintree-web/hosted-fields'),
  ]);
  return {
    createClient: (authorization) => getExports(client).create({ authorization }),
    createFields: (instance, fields, styles) => getExports(hostedFields).create({ client: instance, fields, styles }),
    createVerification: async (instance) =>
      getExports(await import('braintree-web/three-d-secure')).create({ client: instance, version: '2-inline-iframe' }),
  };
}
