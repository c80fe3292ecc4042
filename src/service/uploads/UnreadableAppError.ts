/** The file is no app that can be tested; the message is for the person who uploaded it. */
export class UnreadableAppError extends Error {
  override readonly name = 'UnreadableAppError';

  /** @param reason follows "is not an Android or iOS app: ", and has no full stop */
  static because(reason: string, options?: ErrorOptions): UnreadableAppError {
    return new UnreadableAppError(
      `The file is not an Android or iOS app: ${reason}. Upload an .apk or .ipa file as the build made it.`,
      options,
    );
  }
}
