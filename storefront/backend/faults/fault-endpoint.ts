import { json } from '../http/message.ts';
import type { IncomingCall } from '../http/message.ts';
import type { HttpResponse } from '../module.ts';
import type { FaultInjector } from './fault-injector.ts';
import { readFaultRequest } from './fault-rule.ts';

/** Path of the endpoint by which tests ask for faults. */
export const FAULTS_PATH = '/__faults';

/**
 * Answers `/__faults`: GET lists what is pending, POST adds rules and runs actions, DELETE forgets all rules.
 *
 * @param runAction Runs a module's fault action; false when there is none of that name.
 */
export function answerFaultCall(
  { method, body }: IncomingCall,
  injector: FaultInjector,
  runAction: (name: string, argument: unknown) => boolean,
): HttpResponse {
  if (method === 'GET') return json(200, { rules: injector.pending() });
  if (method === 'DELETE') {
    injector.clear();
    return json(200, { rules: [] });
  }
  try {
    const { rules, actions } = readFaultRequest(JSON.parse(body));
    const unknown = actions.filter(({ name, argument }) => !runAction(name, argument));
    if (unknown.length > 0)
      return json(400, { message: `No module has the action ${unknown.map(({ name }) => name).join(', ')}.` });
    injector.add(rules);
    return json(200, { rules: injector.pending() });
  } catch (error) {
    return json(400, { message: error instanceof Error ? error.message : String(error) });
  }
}
