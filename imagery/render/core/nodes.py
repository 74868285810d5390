"""Builds a material's node tree like a shader instead of in Blender's editor."""
import bpy

Socket = tuple[bpy.types.Node, int | str]


class Shader:
    """A principled material under construction. Methods return sockets, which other methods accept."""

    def __init__(self, name: str):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        output = self.node("ShaderNodeOutputMaterial")
        self.principled = self.node("ShaderNodeBsdfPrincipled")
        self.tree.links.new(self.principled.outputs[0], output.inputs[0])
        self.random: Socket | None = None
        #: The position of a point on the object: its object coordinates, or a vector attribute with this name.
        self.attribute: str | None = None

    def node(self, kind: str, inputs: dict[str, object] | None = None, **properties) -> bpy.types.Node:
        node = self.tree.nodes.new(kind)
        for name, value in properties.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            node.inputs[name].default_value = value
        return node

    def connect(self, source: Socket, node: bpy.types.Node, index: int | str) -> None:
        self.tree.links.new(source[0].outputs[source[1]], node.inputs[index])

    def feed(self, node: bpy.types.Node, index: int | str, value) -> None:
        """Connects a socket, a colour or a number to an input."""
        if isinstance(value, (int, float)):
            target = node.inputs[index]
            target.default_value = (value, value, value, 1) if target.type == "RGBA" else value
        elif isinstance(value[0], (int, float)):
            node.inputs[index].default_value = (*value, 1) if node.inputs[index].type == "RGBA" else value
        else:
            self.connect(value, node, index)

    def math(self, operation: str, first, second=None, third=None, clamp: bool = False) -> Socket:
        node = self.node("ShaderNodeMath", operation=operation, use_clamp=clamp)
        for index, value in enumerate((first, second, third)):
            if value is not None:
                self.feed(node, index, value)
        return (node, 0)

    def ramp(self, source: Socket, stops: list[tuple[float, object]]) -> Socket:
        """Maps the source's value from 0 to 1 to a colour or grey."""
        node = self.node("ShaderNodeValToRGB")
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            grey = isinstance(colour, (int, float))
            element.color = (colour, colour, colour, 1) if grey else (*colour, 1)
        self.connect(source, node, 0)
        return (node, 0)

    def mix(self, factor, first, second, mode: str = "MIX") -> Socket:
        node = self.node("ShaderNodeMixRGB", blend_type=mode)
        for index, value in enumerate((factor, first, second)):
            self.feed(node, index, value)
        return (node, 0)

    def position(self) -> Socket:
        if self.attribute:
            return (self.node("ShaderNodeAttribute", attribute_name=self.attribute), "Vector")
        return (self.node("ShaderNodeTexCoord"), "Object")

    def coordinates(self, scale=(1, 1, 1), shifted: bool = True, rotation=(0, 0, 0)) -> Socket:
        """Object coordinates; `shifted` moves them for each object, so that no two parts show the same grain."""
        source = self.position()
        if shifted:
            info = self.node("ShaderNodeObjectInfo")
            self.random = (info, "Random")
            seed = self.node("ShaderNodeCombineXYZ")
            for axis, factor in enumerate((1, 7.13, 3.71)):
                self.connect(self.math("MULTIPLY", self.random, factor), seed, axis)
            shift = self.node("ShaderNodeVectorMath", operation="MULTIPLY_ADD")
            self.connect((seed, 0), shift, 0)
            shift.inputs[1].default_value = (37, 11, 19)
            self.connect(source, shift, 2)
            source = (shift, 0)
        # Rotated before it is scaled, or every stretch would be along the same axis.
        for change in ({"Rotation": rotation}, {"Scale": scale}):
            mapping = self.node("ShaderNodeMapping", change)
            self.connect(source, mapping, 0)
            source = (mapping, 0)
        return source

    def noise(self, vector: Socket, scale: float, detail: float = 4, roughness: float = 0.5, distortion: float = 0) -> Socket:
        inputs = {"Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion}
        node = self.node("ShaderNodeTexNoise", inputs)
        self.connect(vector, node, "Vector")
        return (node, 0)

    def bump(self, height: Socket, distance: float, strength: float = 1) -> Socket:
        """Relief of `distance` metres."""
        node = self.node("ShaderNodeBump", {"Distance": distance, "Strength": strength})
        self.connect(height, node, "Height")
        return (node, 0)

    def finish(self, **inputs) -> bpy.types.Material:
        """Sets the principled inputs by their names, with `_` for a space, and returns the material."""
        for name, value in inputs.items():
            self.feed(self.principled, name.replace("_", " "), value)
        return self.material
