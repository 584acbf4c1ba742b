type Candidate = { readonly place: number; readonly score: number };

/** Keeps the few highest scores of many without sorting them all; a place that is offered twice keeps its higher score. */
export class Best {
  private readonly most: number;
  private readonly kept: Candidate[] = [];

  constructor(most: number) {
    this.most = most;
  }

  offer(place: number, score: number): void {
    const last = this.kept.at(-1);
    if (last && this.kept.length === this.most && score <= last.score) return;
    const before = this.kept.findIndex((candidate) => candidate.place === place);
    if (before >= 0) {
      if (score <= (this.kept[before]?.score ?? 0)) return;
      this.kept.splice(before, 1);
    }
    const lower = this.kept.findIndex((candidate) => candidate.score < score);
    this.kept.splice(lower < 0 ? this.kept.length : lower, 0, { place, score });
    if (this.kept.length > this.most) this.kept.pop();
  }

  get places(): number[] {
    return this.kept.map(({ place }) => place);
  }
}
