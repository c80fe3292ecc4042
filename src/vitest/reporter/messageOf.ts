/** What an error says. */
export const messageOf = ({ message }: { message?: string }): string =>
  message ?? 'An error without a message.';
