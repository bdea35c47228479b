/** Exit code of a development process that wants to be started again because its sources changed. */
export const RESTART = 75;
