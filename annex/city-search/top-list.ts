type Candidate = { readonly place: number; readonly score: number };

/** A city that is offered twice keeps its higher score. */
export class TopList {
  private readonly most: number;
  private readonly kept: Candidate[] = [];

  constructor(most: number) {
    this.most = most;
  }

  takes(score: number): boolean {
    return this.kept.length < this.most || score > (this.kept[this.most - 1]?.score ?? 0);
  }

  offer(place: number, score: number): void {
    if (!this.takes(score)) return;
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
