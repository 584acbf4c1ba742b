/** Around the charts of the quiz. */
export const chartCopy = {
  fromAnswers: 'From your answers',
  exampleFigure: 'An example, not your own figure',
  exampleClaim: 'Example',
} as const;
