declare const code: HTMLTemplateElement;

// The timer runs after the frame is painted.
requestAnimationFrame(() => setTimeout(() => document.head.append(code.content)));
