const dims = { hero: [1280, 720], detail: [1280, 600] };
export function im(name) {
  const [w, h] = dims[name.split("-")[0]] ?? [640, 480];
  return { src: `/images/${name}.avif`, width: w, height: h };
}
