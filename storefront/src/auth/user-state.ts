import type { SessionState } from '../session/index.ts';

/** Who is signed in; empty texts until that is known. */
export interface CurrentUser {
  email: string;
  firstname: string;
  lastname: string;
}

/** Setting a new password, as far as it has come. */
export interface PasswordResetState {
  isResettingPassword: boolean;
  resetPasswordError: unknown;
}

/** The shopper, as far as the shop knows. */
export interface UserState extends PasswordResetState {
  currentUser: CurrentUser;
  token: string | undefined;
  isSignedIn: boolean;
  isGettingDetails: boolean;
  getDetailsError: unknown;
}

/** State of the request for the customer. */
export interface DetailsState {
  data:
    | { customer?: { email?: string | null; firstname?: string | null; lastname?: string | null } | null }
    | undefined;
  error: unknown;
  isValidating: boolean;
}

const nobody: CurrentUser = { email: '', firstname: '', lastname: '' };

/** Puts the state together. Without a token nothing of a customer is left. */
export function toUserState(session: SessionState, details: DetailsState, reset: PasswordResetState): UserState {
  if (session.token === undefined) {
    return {
      currentUser: nobody,
      token: undefined,
      isSignedIn: false,
      isGettingDetails: false,
      getDetailsError: undefined,
      ...reset,
    };
  }
  const { email, firstname, lastname } = details.data?.customer ?? {};
  return {
    currentUser: { email: email ?? '', firstname: firstname ?? '', lastname: lastname ?? '' },
    token: session.token,
    isSignedIn: true,
    isGettingDetails: details.isValidating,
    getDetailsError: details.error,
    ...reset,
  };
}

/** Event of a new password: request or response. */
export type PasswordResetAction = { type: 'request' } | { type: 'receive'; error?: unknown };

export const noPasswordReset: PasswordResetState = { isResettingPassword: false, resetPasswordError: undefined };

/** The state after an action. It tells what others do; it sends nothing itself. */
export function reducePasswordReset(_: PasswordResetState, action: PasswordResetAction): PasswordResetState {
  switch (action.type) {
    case 'request':
      return { isResettingPassword: true, resetPasswordError: undefined };
    case 'receive':
      return { isResettingPassword: false, resetPasswordError: action.error };
  }
}
