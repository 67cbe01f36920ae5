/**
 * Text cut into sentences, each with its end mark: reading aloud goes sentence by sentence, because Chrome falls silent
 * after fifteen seconds of one utterance.
 */
export function sentences(text: string): string[] {
  return (
    text
      .match(/[^.!?…]+[.!?…»)]*\s*/g)
      ?.map((sentence) => sentence.trim())
      .filter(Boolean) ?? []
  );
}
