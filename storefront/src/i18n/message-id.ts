/**
 * English texts of the messages by folder of the feature. Each feature adds its own in its `messages.ts`:
 *
 *     declare module '../i18n/message-id.ts' {
 *       interface MessageTexts {
 *         cart: typeof texts;
 *       }
 *     }
 */
export interface MessageTexts {}

/** Folder of a feature that has messages, below `src`. */
export type MessageFolder = keyof MessageTexts;

/** Id of a message of any feature. */
export type MessageId = { [Folder in MessageFolder]: keyof MessageTexts[Folder] }[MessageFolder];
